/** 부가세대급금: input VAT that is deducted (domain 3.6). */
export const inputVatAccount = '1350000'
/** 외상매입금: what is owed to suppliers (domain 3.6). */
export const payableAccount = '2110000'

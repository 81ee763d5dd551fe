import { useStore } from 'zustand'
import { applyText } from '../../i18n/applyTexts'
import styles from './Apply.module.css'
import { ApplyInput } from './ApplyInput'
import { application } from './applyStore'

/** Foreign companies do not apply here, but by their buyer. */
const foreign = ['FRN', '999']

/** The company that applies, and the account it is paid to. */
export function ApplyCompany() {
  const isCorporation = useStore(application, state => state.values.bizType === 'CORP')
  return (
    <>
      <h2 className={styles.part}>{applyText('companyPart')}</h2>
      <div className={styles.fields}>
        <ApplyInput field="taxNo2" isReadOnly />
        <ApplyInput field="compNameKr" isRequired maxLength={100} autoComplete="organization" />
        <ApplyInput field="compNameEn" maxLength={100} />
        <ApplyInput field="ceoName" isRequired maxLength={50} />
        <ApplyInput field="foundDate" type="date" isRequired />
        <ApplyInput field="bizType" codes="BIZ_TYPE" without={foreign} isRequired />
        {isCorporation && <ApplyInput field="corpNo" isRequired maxLength={14} />}
        <ApplyInput field="compType" codes="COMP_TYPE" without={foreign} isRequired />
        <ApplyInput field="compSize" codes="COMP_SIZE" isRequired />
        <ApplyInput field="bizCond" isRequired maxLength={60} />
        <ApplyInput field="bizItem" isRequired maxLength={60} />
        <ApplyInput field="zipCode" isRequired maxLength={5} autoComplete="postal-code" />
        <ApplyInput field="addr1" isRequired maxLength={200} autoComplete="address-line1" />
        <ApplyInput field="addr2" maxLength={200} autoComplete="address-line2" />
        <ApplyInput field="telNo" type="tel" isRequired maxLength={20} />
        <ApplyInput field="faxNo" type="tel" maxLength={20} />
        <ApplyInput field="bankCode" codes="BANK" without={foreign} isRequired />
        <ApplyInput field="bankAccount" isRequired maxLength={30} />
        <ApplyInput field="accountHolder" isRequired maxLength={60} />
      </div>
    </>
  )
}

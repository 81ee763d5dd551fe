/** What an application of an employee must look like (domain 3.46), for the page and for the server. */

/** As it is kept: in small letters. */
export const singleIdPattern = /^[a-z][a-z0-9.]{2,29}$/

/** Authority groups that may be applied for; which one is given is decided at the approval. */
export const appliedStaffGroups: readonly string[] = ['30', '31', '32']

export const leastApplyReason = 5

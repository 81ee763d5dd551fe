/** Domain 8.6: the first transfer of an order with this in its title fails in the demo, the retry goes through. */
const failingTransfer = '#XFER'

export const isDemoTrigger = (title: string): boolean => title.includes(failingTransfer)

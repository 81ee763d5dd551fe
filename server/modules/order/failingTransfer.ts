/** Domain 8.6: the first transfer of an order with this in its title fails in the demo, the retry goes through. */
const failingTransfer = '#XFER'

// The build for production replaces the left side by a constant and leaves the trigger out.
export const failsInTransfer = (title: string): boolean =>
  process.env.GPMS_BUILD !== 'production' && title.includes(failingTransfer)

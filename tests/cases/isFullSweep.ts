/** `npm run sweep -- screens` takes every screen; `npm test` takes those among which each combination occurs once. */
export const isFullSweep = process.env.GPMS_SWEEP === 'screens'

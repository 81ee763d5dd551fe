/**
 * When the clock of the tested product starts: a Friday morning in Seoul. The demo data are dated from it, so every run of the
 * tests sees the same lists, whatever the day is.
 */
export const productStart = '2026-11-20T09:00:00+09:00'

export const productPort = 4181

/** How the tested product is started, from the project's folder. */
export const productCommand = {
  program: 'node',
  parameters: ['tests/browser/product/startProduct.mjs'],
  env: {
    PORT: String(productPort),
    GPMS_DATA: '.cache/browserData',
    GPMS_CLOCK: productStart,
    // Tests log in as the same few people, and none may end the session of another.
    GPMS_SESSIONS_PER_USER: '50',
    GPMS_EXTERNAL_HOSTS: 'partner.localhost',
  },
} as const

/** Set where the product has been started for this very run. */
export const startedBefore = 'GPMS_TESTED_PRODUCT_RUNS'

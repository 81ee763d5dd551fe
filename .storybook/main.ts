import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  // Whole screens stand with the tests, for they take everything that the composition takes.
  stories: ['./manual/*.mdx', '../widgets/**/*.stories.tsx', '../tests/screens/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config

import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import '../widgets/base.css'
import './preview.css'

// A busy machine takes longer than the second that is waited by itself.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: '화면 색',
      toolbar: {
        title: '화면 색',
        icon: 'contrast',
        items: [
          { value: 'light', title: '밝게' },
          { value: 'dark', title: '어둡게' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // A finding fails the test of the story. What is in order is not told in full: the report of a run would hold every element.
    a11y: {
      test: 'error',
      // The rule about the size of targets (WCAG 2.2) is off by itself.
      options: { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } },
    },
    controls: { expanded: true },
    backgrounds: { disable: true },
    docs: { codePanel: true },
    options: {
      storySort: { order: ['안내서', ['안내', '하고 싶은 것', '언어', '식', '문제 코드'], '위젯', '*'] },
    },
  },
  decorators: [
    (story, { globals }) => {
      document.documentElement.lang = 'ko'
      document.documentElement.setAttribute('data-theme', globals.theme === 'dark' ? 'dark' : 'light')
      return story()
    },
  ],
}

export default preview

import { describe, expect, it } from 'vitest'
import { problemLanguage } from '../../../engine/problem/problemLanguage'

describe('the language of problems', () => {
  it.each([
    [['--language', 'ko'], { LANG: 'en_US.UTF-8' }, 'ko'],
    [['--language', 'en'], { LANG: 'ko_KR.UTF-8' }, 'en'],
    [[], { LANG: 'ko_KR.UTF-8' }, 'ko'],
    [[], { LANG: 'ko' }, 'ko'],
    [[], { LANG: 'kok_IN' }, 'en'],
    [[], { LANG: 'C.UTF-8' }, 'en'],
    [[], { LANG: 'ko_KR.UTF-8', LC_MESSAGES: 'en_US.UTF-8' }, 'en'],
    [[], { LANG: 'ko_KR.UTF-8', LC_MESSAGES: 'en_US.UTF-8', LC_ALL: 'ko_KR.UTF-8' }, 'ko'],
    [[], { LANG: 'ko_KR.UTF-8', LC_ALL: '' }, 'ko'],
  ])('for the words %j in the locale %j it is %s', (words, environment, language) => {
    expect(problemLanguage(words, environment)).toBe(language)
  })
})

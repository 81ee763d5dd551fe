import type { ComparedItem } from '../../../../server/modules/item/similarKey'

type Known = ComparedItem & { readonly itemName: string; readonly spec: string }
type Change = (item: Known) => Known

const onBoth =
  (change: (text: string) => string): Change =>
  item => ({ ...item, itemName: change(item.itemName), spec: change(item.spec) })

/** The first letter of the text that `fits` and that has a letter after it, changed. */
function changeOne(text: string, fits: RegExp, change: (letter: string) => string): string {
  const at = [...text].findIndex(letter => fits.test(letter))
  return at < 0 ? text : [...text].map((letter, index) => (index === at ? change(letter) : letter)).join('')
}

const vowelsApart = 28
/** The next vowel in the order of Unicode, as somebody mistypes ㅐ for ㅏ. */
const otherVowel = (syllable: string) => String.fromCharCode(syllable.charCodeAt(0) + vowelsApart)

/** How people write an item that is there already; each kind takes a seeded item and answers it as it is typed. */
export const nearDuplicates: Readonly<Record<string, Change>> = {
  'a blank moved': ({ itemName, ...item }) => ({
    ...item,
    itemName: itemName.includes(' ')
      ? itemName.replace(' ', '')
      : `${itemName.slice(0, 2)} ${itemName.slice(2)}`,
  }),
  'words swapped': ({ itemName, ...item }) => ({
    ...item,
    itemName: itemName.split(' ').reverse().join(' '),
  }),
  'a vowel mistyped': ({ itemName, ...item }) => ({
    ...item,
    itemName: changeOne(itemName, /[가-힢]/, otherVowel),
  }),
  'a syllable lost': ({ itemName, ...item }) => ({
    ...item,
    itemName: [...itemName].length > 3 ? changeOne(itemName, /[가-힣]/, () => '') : itemName,
  }),
  'units left out': onBoth(text => text.replace(/(\d)(mm|형|급|매|개)/g, '$1')),
  'signs written otherwise': onBoth(text =>
    text.replaceAll('×', 'x').replaceAll('Φ', 'ø').replaceAll(',', ''),
  ),
  'capitals and hyphens out': onBoth(text => text.toLowerCase().replaceAll('-', '')),
  'a word put before': ({ itemName, ...item }) => ({ ...item, itemName: `산업용 ${itemName}` }),
}

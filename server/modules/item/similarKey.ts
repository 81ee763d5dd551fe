/** Jamo in Latin letters, in the order of Unicode. Typing errors are jamo, and pg_trgm sees no Hangul where LC_CTYPE is C (D-81). */
const initials = 'g,kk,n,d,tt,r,m,b,pp,s,ss,,j,jj,ch,k,t,p,h'.split(',')
const vowels = 'a,ae,ya,yae,eo,e,yeo,ye,o,wa,wae,oe,yo,u,wo,we,wi,yu,eu,ui,i'.split(',')
const finals = ',g,kk,gs,n,nj,nh,d,l,lg,lm,lb,ls,lt,lp,lh,m,b,bs,s,ss,ng,j,ch,k,t,p,h'.split(',')

const firstSyllable = 0xac00
const longestKey = 4000

function latinSyllable(syllable: string): string {
  const place = syllable.charCodeAt(0) - firstSyllable
  const final = place % finals.length
  const vowel = Math.floor(place / finals.length) % vowels.length
  const initial = Math.floor(place / (finals.length * vowels.length))
  return `${initials[initial] ?? ''}${vowels[vowel] ?? ''}${finals[final] ?? ''}`
}

/** What of an item is compared. */
export interface ComparedItem {
  readonly itemName?: string | undefined
  readonly spec?: string | undefined
  readonly maker?: string | undefined
  readonly modelNo?: string | undefined
}

/** A text as similar ones are searched for (domain 3.36 c). */
export function similarKey(...texts: readonly (string | undefined)[]): string {
  return texts
    .flatMap(text => text ?? [])
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[φø⌀]/g, 'd')
    .replace(/(\d)\s*[×*x]\s*(?=\d)/g, '$1x')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/[가-힣]/g, latinSyllable)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, longestKey)
}

export const similarKeyOf = ({ itemName, spec, maker, modelNo }: ComparedItem): string =>
  similarKey(itemName, spec, maker, modelNo)

const runs = /[0-9a-z가-힣]+/g
/** A trigram index finds no shorter text, and each further letter of a frequent one costs it more than it spares. */
const [shortestSought, longestSought] = [3, 6]

/**
 * What the key of every text that contains this one contains as well: letters and digits that stand side by side in a text do so
 * in its key, too. The beginning of them is enough to narrow a search.
 */
export const keysWithin = (text: string): readonly string[] =>
  (text.normalize('NFC').toLowerCase().match(runs) ?? [])
    .map(run => similarKey(run).slice(0, longestSought))
    .filter(key => key.length >= shortestSought)

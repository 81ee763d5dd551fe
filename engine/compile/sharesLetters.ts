/** Two letters one behind the other that both texts have; of a text without Korean words nothing can be said. */
export function sharesLetters(one: string, other: string): boolean {
  if (![one, other].every(text => /[가-힣]{2}/.test(text))) return true
  const plain = lettersOf(other)
  const letters = lettersOf(one)
  return [...letters].some((letter, at) => at > 0 && plain.includes(`${letters[at - 1]}${letter}`))
}

const lettersOf = (text: string) => text.replace(/[^가-힣A-Za-z]/g, '')

import { describe, expect, it } from 'vitest'
import { compileTexts, documentText, listText } from './compileTexts'

const test = 'screens/test.screen.json'

function reported(text: string, beside: Readonly<Record<string, string>> = {}) {
  const { problems } = compileTexts({ ...beside, [test]: text })
  return problems
    .filter(({ file }) => file === test)
    .map(({ code, what, mend, followers }) => ({ code, what: what.en, mend: mend.en, followers }))
}

describe('a parameter that is written wrong is not missing as well', () => {
  it.each([
    ['"itmCd"', 'a short form'],
    ['"number"', 'the only one, whatever it looks like'],
  ])('of an operation: %s, %s', name => {
    expect(
      reported(listText(`"rows": "listItemPrice", "with": { ${name}: "'A'" }, "columns": ["priceNo"]`)),
    ).toEqual([
      {
        code: 'PARAMETER_UNKNOWN',
        what: `"listItemPrice" takes no parameter ${name}, and cannot be called without "itemCode".`,
        mend: `write "itemCode", or remove ${name}.`,
        followers: undefined,
      },
    ])
  })

  it('of a screen', () => {
    const other = documentText('').replace('"test"', '"other"').replace('"/test"', '"/other"')
    const found = reported(
      listText(
        '"rows": "listPr", "columns": [{ "field": "title", "go": { "screen": "other", "with": { "no": "row.prNo" } } }]',
      ),
      { 'screens/other.screen.json': other },
    )
    expect(found).toMatchObject([
      {
        code: 'PARAMETER_UNKNOWN',
        what: 'Screen "other" understands no parameter "no", and has nothing to show without "prNo".',
      },
    ])
  })

  it('of a popup', () => {
    const popup =
      '{ "popup": "prices", "title": "단가", "params": ["itemCode"], "grid": { "rows": "listItemPrice", "with": { "itemCode": "params.itemCode" }, "columns": ["priceNo"] } }'
    const found = reported(
      listText(
        '"rows": "listPr", "columns": ["prNo"]',
        `, "actions": [{ "label": "가", "steps": [{ "step": "open", "popup": "prices", "with": { "item": "'A'" } }] }]`,
      ),
      { 'screens/popups/prices.popup.json': popup },
    )
    expect(found).toMatchObject([
      {
        code: 'PARAMETER_UNKNOWN',
        what: 'Popup "prices" takes no "item", and cannot be opened without "itemCode".',
      },
    ])
  })

  it('two names that resemble nothing leave both sides to be told', () => {
    const codes = reported(
      listText(`"rows": "listItemPrice", "with": { "one": "'A'", "two": "'B'" }, "columns": ["priceNo"]`),
    ).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['PARAMETER_MISSING', 'PARAMETER_UNKNOWN', 'PARAMETER_UNKNOWN'])
  })
})

it('a grid whose rows cannot be checked is mended once, however many actions need them', () => {
  const actions = '{ "transition": "submitPr" }, { "transition": "deletePr" }, { "transition": "cancelPr" }'
  expect(reported(listText('"rows": "listPr", "columns": ["prNo"]', `, "actions": [${actions}]`))).toEqual([
    {
      code: 'ACTION_UNREACHABLE',
      what: 'This action can never be done: it needs checked rows, and no grid here lets rows be checked ("select").',
      mend: 'write "select": "many" in the grid whose rows are meant.',
      followers: 2,
    },
  ])
})

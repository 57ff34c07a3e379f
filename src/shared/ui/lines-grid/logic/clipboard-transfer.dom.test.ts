import { describe, expect, it } from 'vitest'
import { type CopiedCells, readCopiedCells, writeCopiedCells } from './clipboard'

/** The types that a clipboard keeps on its way; jsdom has none. */
function createClipboard(...types: readonly string[]) {
  const texts = new Map<string, string>()
  return {
    setData: (type: string, text: string) => {
      if (types.length === 0 || types.includes(type)) texts.set(type, text)
    },
    getData: (type: string) => texts.get(type) ?? '',
  } as unknown as DataTransfer
}
const copied: CopiedCells = {
  text: 'spruce 47x100 "C24" <kd> & dry\t1,5\npine\t2',
  cells: 'spruce 47x100 "C24" <kd> & dry\t1,5',
  ...{ decimal: ',', kinds: [null, 'sale'], lines: '{"lines":[]}' },
}

describe('copied cells', () => {
  it('are read in the same browser, and in another by their table', () => {
    const [same, other] = [createClipboard(), createClipboard('text/plain', 'text/html')]
    for (const clipboard of [same, other]) {
      writeCopiedCells(clipboard, copied)
      expect(readCopiedCells(clipboard)).toEqual(copied)
    }
    const cells = new DOMParser()
      .parseFromString(other.getData('text/html'), 'text/html')
      .querySelectorAll('td')
    expect(Array.from(cells, ({ textContent }) => textContent)).toEqual([
      'spruce 47x100 "C24" <kd> & dry',
      ...['1,5', 'pine', '2'],
    ])
  })

  it('are read with the line ends of Windows and within the frame of another browser', () => {
    const clipboard = createClipboard('text/plain', 'text/html')
    writeCopiedCells(clipboard, copied)
    clipboard.setData('text/plain', `${copied.text.replaceAll('\n', '\r\n')}\r\n`)
    clipboard.setData(
      'text/html',
      `<html><body><!--StartFragment-->${clipboard.getData('text/html')}<!--EndFragment--></body></html>`,
    )
    expect(readCopiedCells(clipboard)).toEqual(copied)
  })

  it('are mere text once their text was changed on its way', () => {
    const clipboard = createClipboard()
    writeCopiedCells(clipboard, copied)
    clipboard.setData('text/plain', copied.text.replace('1,5', '15'))
    expect(readCopiedCells(clipboard)).toBeNull()
  })

  it.each(['', '<p>47x100</p>', '<table data-timberdesk-cells="{}"></table>'])(
    'are not what reads %j',
    (html) => {
      const clipboard = createClipboard()
      clipboard.setData('text/html', html)
      expect(readCopiedCells(clipboard)).toBeNull()
    },
  )
})

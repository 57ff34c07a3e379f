import { describe, expect, it } from 'vitest'
import { formatClipboardText, parseClipboardText } from './clipboard'

describe('cells of a spreadsheet', () => {
  it('are split by line ends and tabs, whatever the line ends are', () => {
    expect(parseClipboardText('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(parseClipboardText('a\tb\nc\td')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('keep empty cells and rows in their places', () => {
    expect(parseClipboardText('a\t\tb\n\nc')).toEqual([['a', '', 'b'], [''], ['c']])
  })

  it('are read from quotes, with line ends, tabs and doubled quotes inside', () => {
    expect(parseClipboardText('"two\nlines"\t"a ""fine"" board"\n1\t2')).toEqual([
      ['two\nlines', 'a "fine" board'],
      ['1', '2'],
    ])
  })

  it('keep an inch sign', () => {
    expect(parseClipboardText('2"\t4"')).toEqual([['2"', '4"']])
    expect(parseClipboardText('"2 inch\t4')).toEqual([['"2 inch', '4']])
  })

  it('are written so that they can be read back', () => {
    const rows = [
      ['plain', 'with\ttab', 'with "quotes"'],
      ['two\nlines', '', '5'],
    ]
    expect(parseClipboardText(formatClipboardText(rows))).toEqual(rows)
  })
})

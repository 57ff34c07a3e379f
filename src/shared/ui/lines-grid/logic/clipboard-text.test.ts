import { describe, expect, it } from 'vitest'
import { formatClipboardText, parseClipboardText } from './clipboard-text'

describe('cells from a sheet', () => {
  it('splits rows by line ends and cells by tabs, whichever line ends the sheet writes', () => {
    expect(parseClipboardText('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(parseClipboardText('a\tb\nc\td')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('keeps empty cells and empty rows between full ones in their places', () => {
    expect(parseClipboardText('a\t\tb\n\nc')).toEqual([['a', '', 'b'], [''], ['c']])
  })

  it('reads quoted cells, with line ends, tabs and doubled quotes inside', () => {
    expect(parseClipboardText('"two\nlines"\t"a ""fine"" board"\n1\t2')).toEqual([
      ['two\nlines', 'a "fine" board'],
      ['1', '2'],
    ])
  })

  it('takes an inch sign for what it is', () => {
    expect(parseClipboardText('2"\t4"')).toEqual([['2"', '4"']])
    expect(parseClipboardText('"2 inch\t4')).toEqual([['"2 inch', '4']])
  })

  it('writes what it can read back', () => {
    const rows = [
      ['plain', 'with\ttab', 'with "quotes"'],
      ['two\nlines', '', '5'],
    ]
    expect(parseClipboardText(formatClipboardText(rows))).toEqual(rows)
  })
})

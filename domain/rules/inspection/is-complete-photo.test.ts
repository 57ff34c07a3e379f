import { expect, it } from 'vitest'
import { isCompletePhoto } from './is-complete-photo'

const toBytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const jpeg = toBytes(
  '\xff\xd8\xff\xe0\0\x04\x01\x02\xff\xda\0\x02\x09\xff\0\x09\xff\xd0\x09\xff\xd9',
)
const png = toBytes('\x89PNG\r\n\x1a\n\0\0\0\x02IDAT\x01\x02....\0\0\0\0IEND\xae\x42\x60\x82')
const webp = toBytes('RIFF\x0c\0\0\0WEBPVP8 1234')
const heic = toBytes('\0\0\0\x0cftypheic\0\0\0\x0cmdat1234')

it.each([
  ['JPEG', jpeg],
  ['PNG', png],
  ['WebP', webp],
  ['HEIC', heic],
])('a %s is complete, and incomplete at any shorter length', (_, whole) => {
  expect(isCompletePhoto(whole)).toBe(true)
  for (let length = 13; length < whole.length; length += 1)
    expect([length, isCompletePhoto(whole.slice(0, length))]).toEqual([length, false])
})

it('a JPEG with data appended by a camera is complete', () => {
  expect(isCompletePhoto(Uint8Array.from([...jpeg, 0, 0, 1, 2, 3]))).toBe(true)
})

it('the preview of a truncated JPEG is not taken for its end', () => {
  const preview = toBytes('\xff\xd8\xff\xe1\0\x06\xff\xd8\xff\xd9\xff\xda\0\x02\x09\x09')
  expect(isCompletePhoto(preview)).toBe(false)
})

it('a file of another type is accepted', () => {
  expect(isCompletePhoto(toBytes('%PDF-1.7'))).toBe(true)
  expect(isCompletePhoto(new Uint8Array())).toBe(true)
})

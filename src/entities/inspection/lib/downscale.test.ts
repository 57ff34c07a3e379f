import { expect, it } from 'vitest'
import { downscale, UnusablePhoto } from './downscale'

it('a truncated photo is refused', async () => {
  const cutOff = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 2, 9, 9])
  await expect(downscale(new File([cutOff], 'marks.jpg'), false)).rejects.toThrow(UnusablePhoto)
})

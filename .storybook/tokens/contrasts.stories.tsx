import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Contrasts } from './contrasts'

const meta = preview.meta({
  title: 'Kit/Foundations/Contrasts',
  component: Contrasts,
  tags: ['stable', '!autodocs'],
})

export const BothThemes = meta.story({
  play: async ({ canvasElement }) => {
    const weak = [...canvasElement.querySelectorAll('[data-enough="false"]')]
    await expect(weak.map((cell) => cell.closest('tr')?.textContent)).toEqual([])
  },
})

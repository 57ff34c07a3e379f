import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { switchLanguage } from '@/shared/i18n'
import { useApp } from './testing/render-app'

const app = useApp()

afterEach(() => switchLanguage('en'))

it.each(['/stock', '/price-list', '/products/all'])(
  'products are named in the language of the staff on %s',
  async (path) => {
    await app.logInAs('global_manager')
    await app.open(path)
    await switchLanguage('fr')
    const list = await screen.findByRole('grid')
    await waitFor(() => expect(list.textContent).toMatch(/Lame de terrasse/))
    expect(list.textContent).not.toMatch(/Spruce |Pine |Larch |decking/)
  },
)

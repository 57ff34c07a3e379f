import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { access, homeOf, mayOpen, roles } from '@/entities/session'
import { useApp } from '@/app/testing/render-app'

const app = useApp('first_day')

const paths = Object.keys(access).filter((path): path is keyof typeof access => path in access)

const linksOn = async () => {
  await screen.findByRole('heading', { name: 'This screen is on its way' })
  return within(screen.getByRole('main')).getAllByRole('link').map((link) => link.getAttribute('href'))
}

describe('a screen that comes later', () => {
  it.each(roles.filter((role) => homeOf(role) === '/stock'))('leads %s on to every screen that is there and open to that role', async (role) => {
    await app.logInAs(role)
    const { router } = await app.open(homeOf(role))
    const coming = Object.values(router.routesByPath).filter(({ options }) => options.staticData?.isComing).map(({ fullPath }) => fullPath)
    const ready = paths.filter((path) => path !== '/login' && !path.includes('$') && !coming.some((other) => other === path) && mayOpen(role, path))
    expect(new Set(await linksOn())).toEqual(new Set(ready))
  })
})

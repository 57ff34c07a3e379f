import { beforeEach, describe, expect, it, vi } from 'vitest'
import { auth, toSafeReturnUrl } from './auth'

const readStored = () => JSON.parse(localStorage.getItem('auth') ?? 'null') as object

describe('the session in local storage', () => {
  beforeEach(() => localStorage.clear())

  it('has the four fields under `auth`', () => {
    auth.logIn('sale_manager', false)
    expect(readStored()).toEqual({
      role: 'sale_manager',
      is_terms_agreed: false,
      returnUrl: null,
      is_logged_in: true,
    })
  })

  it('clears login flag, role and terms flag on logout, and nothing else', () => {
    auth.logIn('admin', true)
    auth.rememberReturnUrl('/clients')
    auth.logOut()
    expect(readStored()).toEqual({
      role: null,
      is_terms_agreed: false,
      returnUrl: '/clients',
      is_logged_in: false,
    })
  })

  it('sets the terms flag when the user agrees', () => {
    auth.logIn('client', false)
    auth.agreeToTerms()
    expect(auth.read().is_terms_agreed).toBe(true)
  })

  it('returns a return URL once', () => {
    auth.rememberReturnUrl('/deals/new?client=1')
    expect(auth.takeReturnUrl()).toBe('/deals/new?client=1')
    expect(auth.takeReturnUrl()).toBeNull()
  })

  it.each([
    'not json',
    '[]',
    'null',
    '{"is_logged_in":true,"role":"king"}',
    '{"is_logged_in":"yes","role":"admin"}',
  ])('treats %s as logged out', (text) => {
    localStorage.setItem('auth', text)
    expect(auth.role()).toBeNull()
  })

  it('notifies of a logout in another tab, but not of its own changes', () => {
    auth.logIn('admin', true)
    const listener = vi.fn()
    const stop = auth.onChangeElsewhere(listener)
    auth.agreeToTerms()
    expect(listener).not.toHaveBeenCalled()

    localStorage.setItem(
      'auth',
      JSON.stringify({ ...readStored(), is_logged_in: false, role: null }),
    )
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
    expect(listener).toHaveBeenCalledExactlyOnceWith(null, 'admin')
    stop()
  })

  it('notifies of another login with the same role, at the latest when the tab wakes up', () => {
    auth.logIn('admin', true)
    const listener = vi.fn()
    const stop = auth.onChangeElsewhere(listener)
    localStorage.setItem('session_id', crypto.randomUUID())
    expect(listener).not.toHaveBeenCalled()
    globalThis.dispatchEvent(new Event('focus'))
    globalThis.dispatchEvent(new Event('focus'))
    expect(listener).toHaveBeenCalledExactlyOnceWith('admin', 'admin')
    stop()
  })
})

describe('a return URL', () => {
  it.each(['/deals/new', '/general-order?status=confirmed&status=loading', '/clients#contacts'])(
    '%s is followed',
    (url) => {
      expect(toSafeReturnUrl(url)).toBe(url)
    },
  )

  it.each([
    ...[
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'javascript:alert(1)',
      'deals/new',
      '',
    ],
    ...['/login', '/login?again', null, 7],
  ])('%s is not', (url) => {
    expect(toSafeReturnUrl(url)).toBeNull()
  })
})

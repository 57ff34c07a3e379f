import { Outlet } from '@tanstack/react-router'

/** What stands around every page. */
export function Layout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}

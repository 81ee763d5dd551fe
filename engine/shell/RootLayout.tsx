import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { portalOfPage, portalTitle } from '../auth/portalOf'
import { DialogHost } from './DialogHost'
import { ToastHost } from './ToastHost'
import { UnsavedGuard } from './UnsavedGuard'

/** Around every page: questions, notices, the guard of unsaved entries, and the page title (spec §2). */
export function RootLayout() {
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = portalTitle(portalOfPage(pathname))
  }, [pathname])
  return (
    <>
      <Outlet />
      <UnsavedGuard />
      <ToastHost />
      <DialogHost />
    </>
  )
}

import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { portalTitle } from '../../../schemas/shared/addresses'
import { DialogHost } from '../dialogs/DialogHost'
import { ToastHost } from '../dialogs/ToastHost'
import { useSession } from '../frame/frame'
import { UnsavedGuard } from '../tabs/UnsavedGuard'

/** Around every page: questions, notices, the guard of unsaved entries, and the page title of the portal (spec §2). */
export function RootLayout() {
  const title = portalTitle(useSession(state => state.portal))
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <Outlet />
      <UnsavedGuard />
      <ToastHost />
      <DialogHost />
    </>
  )
}

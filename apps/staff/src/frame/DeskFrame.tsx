import { useTitle } from '@naru/app-shell/useTitle'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { useDeskText } from '../text/desk'
import { StaffPage, type StaffPageProps } from './StaffPage'

/** Sends the takes of this device; most pages of the desk have none. */
const TakesOnDevice = lazyComponent(async () => (await import('../recorder/TakesOnDevice')).TakesOnDevice)

interface DeskFrameProps extends StaffPageProps {
  /** Whether the page has the takes of this device itself. @default false */
  isRecorder?: boolean
}

/** The layout of the desk's pages. */
export const DeskFrame = ({ isRecorder = false, children, ...page }: DeskFrameProps) => {
  const t = useDeskText()
  useTitle(t('tab', { page: page.title }))
  return (
    <StaffPage {...page}>
      {!isRecorder && <TakesOnDevice load />}
      {children}
    </StaffPage>
  )
}

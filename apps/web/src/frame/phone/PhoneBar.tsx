import { BottomBar } from '@naru/ui/BottomBar'
import { useEffect } from 'react'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { isSidebarKey } from '@naru/app-shell/frame/sidebar'
import { loadTexts } from '@naru/app-shell/language'
import { useSharedText } from '@naru/app-shell/text'
import { useText } from '../text'
import { menuText } from '../text/menu'
import { useNavigation } from '../useNavigation'
import * as css from './phone.css'

/** A separate chunk, with its texts. */
const StudentMenu = lazyComponent(async () => {
  const [{ StudentMenu: component }] = await Promise.all([import('./StudentMenu'), loadTexts([menuText])])
  return component
})

export interface PhoneBarProps {
  /** Whether the sheet with all places is open. */
  isOpen: boolean
  /** Opens and closes it. */
  onOpenChange: (isOpen: boolean) => void
}

/** A learner's places on a phone, and the sheet with all others, which Ctrl or Cmd plus b opens, too. */
export const PhoneBar = ({ isOpen, onOpenChange }: PhoneBarProps) => {
  const t = useText()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSidebarKey(event) || !matchMedia(css.phone).matches) return
      event.preventDefault()
      onOpenChange(!isOpen)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOpen, onOpenChange])
  return (
    <>
      <div className={css.onPhones}>
        <BottomBar
          label={t('nav.places')}
          items={useNavigation('bar')}
          menu={{ label: useSharedText()('nav.menu'), isOpen, onPress: () => onOpenChange(true) }}
        />
      </div>
      <StudentMenu load={isOpen} isOpen={isOpen} onOpenChange={onOpenChange} />
    </>
  )
}

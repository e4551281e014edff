import { LazyReportDialog } from '@naru/app-shell/frame/LazyReportDialog'
import { Button } from '@naru/ui/Button'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Select } from '@naru/ui/Select'
import { Sheet } from '@naru/ui/Sheet'
import { SideNavList } from '@naru/ui/SideNav'
import { useSettings } from '@naru/app-shell/frame/useSettings'
import { rememberTextSize, textSizes, useTextSize } from '@naru/app-shell/state/textSize'
import { useSharedText } from '@naru/app-shell/text'
import { useState } from 'react'
import { useChooseLanguage } from '../language/useChooseLanguage'
import { useText } from '../text'
import { useMenuText } from '../text/menu'
import { useLogout } from '../useLogout'
import { useNavigation } from '../useNavigation'
import type { PhoneBarProps } from './PhoneBar'
import * as css from './phone.css'

/** Everything that a learner's bars and menus have on a larger screen, each place once. */
export const StudentMenu = ({ isOpen, onOpenChange }: PhoneBarProps) => {
  const t = useText()
  const tMenu = useMenuText()
  const tShared = useSharedText()
  const [isReporting, setReporting] = useState(false)
  const { language, theme, reportLabel } = useSettings(useChooseLanguage())
  const size = useTextSize()
  const logout = useLogout()
  const side = useNavigation('side')
  const practice = useNavigation('practice')
  const others = useNavigation('top').filter(({ href }) => side.every((entry) => entry.href !== href))
  const close = () => onOpenChange(false)
  return (
    <>
      <Sheet title={t('nav.student')} side="end" isOpen={isOpen} onOpenChange={onOpenChange}>
        <SideNavList
          label={t('nav.student')}
          items={side}
          groups={[
            { heading: t('nav.practice'), items: practice },
            { heading: tMenu('more'), items: others },
          ]}
          onChoose={close}
        />
        <div className={css.settings}>
          <Select {...language} />
          <Select {...theme} />
          <div className={css.size}>
            <span className={css.label} aria-hidden>
              {tMenu('textSize')}
            </span>
            <SegmentedControl
              label={tMenu('textSize')}
              items={textSizes.map((id) => ({ id, label: tMenu(`size.${id}`), 'aria-label': tMenu(`sizeName.${id}`) }))}
              value={size}
              onChange={rememberTextSize}
            />
          </div>
          <Button
            variant="quiet"
            size="small"
            iconStart="flag"
            onPress={() => {
              close()
              setReporting(true)
            }}
          >
            {reportLabel}
          </Button>
        </div>
        <Button
          iconStart="logout"
          onPress={() => {
            close()
            logout()
          }}
        >
          {tShared('nav.logout')}
        </Button>
      </Sheet>
      <LazyReportDialog load={isReporting} isOpen={isReporting} onClose={() => setReporting(false)} />
    </>
  )
}

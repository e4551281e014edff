import type { ReactNode } from 'react'
import { themeNames } from '@naru/ui/theme'
import * as css from './AllThemes.css'

/** Shows the same thing in every theme side by side. For stories only. */
export const AllThemes = ({ children }: { children: ReactNode }) => (
  <div className={css.panels}>
    {themeNames.map((theme) => (
      <div key={theme} data-theme={theme} className={css.panel}>
        {children}
      </div>
    ))}
  </div>
)

import type { ReactNode } from 'react'
import { themeNames } from '@naru/ui/theme'
import * as css from './AllThemes.css'

/** Parameters of a gallery that repeats landmarks once per theme. For stories only. */
export const manyLandmarks = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

/** Renders its children in every theme and in forced colours side by side. For stories only. */
export const AllThemes = ({ children }: { children: ReactNode }) => (
  <div className={css.panels}>
    {themeNames.map((theme) => (
      <div key={theme} data-theme={theme} className={css.panel}>
        <span className={css.name}>{theme}</span>
        {children}
      </div>
    ))}
    <div data-theme="contrast" className={`${css.panel} ${css.forced}`}>
      <span className={css.name}>forced colours</span>
      {children}
    </div>
  </div>
)

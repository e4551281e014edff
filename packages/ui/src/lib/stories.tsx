import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { themeNames } from '../theme'
import * as styles from './stories.css'

/** Shows its children in every theme and in forced colours side by side. For stories only. */
export const AllThemes = ({ children }: { children: ReactNode }) => (
  <div className={styles.panels}>
    {themeNames.map((theme) => (
      <div key={theme} data-theme={theme} className={styles.panel}>
        <span className={styles.name}>{theme}</span>
        {children}
      </div>
    ))}
    <div className={`${styles.panel} ${styles.forced}`}>
      <span className={styles.name}>forced colours</span>
      {children}
    </div>
  </div>
)

/** Story parameters for a gallery that repeats a landmark in every theme: disables the rules for unique landmarks. */
export const repeatedLandmarks = {
  a11y: {
    config: {
      rules: ['landmark-unique', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'].map((id) => ({
        id,
        enabled: false,
      })),
    },
  },
}

/** Right-to-left direction for text and keys. For stories only. */
export const RightToLeft = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="he">
    <div dir="rtl">{children}</div>
  </I18nProvider>
)

/** A container with the width of a small phone. For stories only. */
export const Narrow = ({ children }: { children: ReactNode }) => <div className={styles.narrow}>{children}</div>

/** Sample texts for layout tests. */
export const sample = {
  long: 'A label that somebody made much longer than anybody who drew this component would ever have expected it to be',
  word: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  korean: '다음 표지판을 보고 알맞은 것을 고르십시오. 안전모를 반드시 착용해야 합니다.',
  sinhala: 'කොරියානු භාෂා විභාගය සඳහා සූදානම් වන්න',
  tamil: 'கொரிய மொழித் தேர்வுக்குத் தயாராகுங்கள்',
} as const

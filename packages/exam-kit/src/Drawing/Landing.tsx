import * as styles from './Drawing.css'

export interface LandingProps {
  /** Alternative text of the missing image; empty for decoration. @default '' */
  alt?: string
  /** Width divided by height. */
  ratio: number
}

/** A drawing of a landing, in place of a missing image. */
export const Landing = ({ alt = '', ratio }: LandingProps) => (
  <svg
    viewBox="0 0 320 180"
    preserveAspectRatio="xMidYMid slice"
    focusable="false"
    className={styles.landing}
    style={{ aspectRatio: ratio }}
    {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
  >
    <circle cx="214" cy="62" r="20" className={styles.sun} />
    <path className={styles.hill} d="M-40 122c50-52 92-60 132-20 34-40 78-44 118-6 40-26 86-20 150 26v18H-40Z" />
    <path className={styles.nearHill} d="M-40 132c60-30 96-28 146-4 66-26 140-26 254 4v12H-40Z" />
    <g transform="translate(136 104) scale(1.7)" fill="currentColor">
      <path d="M12.6 1.2v11.6H5.4C9 10 11.6 6 12.6 1.2Z" opacity="0.7" />
      <path d="M14.4 3.6c3.8 2.4 6.4 5.6 7.4 9.2h-7.4Z" />
      <path d="M1.6 14.8h24.8c-1.2 3.6-4 5.8-7.6 5.8H9.2c-3.6 0-6.4-2.2-7.6-5.8Z" />
    </g>
    <path
      className={styles.wave}
      d="M20 152c10 5 20 5 30 0s20-5 30 0m20 0c10 5 20 5 30 0s20-5 30 0 20 5 30 0m30 0c10 5 20 5 30 0s20-5 30 0M70 166c10 5 20 5 30 0m90 0c10 5 20 5 30 0s20-5 30 0"
    />
  </svg>
)

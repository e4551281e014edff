import * as styles from './Spinner.css'

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** What is awaited. Without it the spinner is decoration beside words that already say it. */
  label?: string | undefined
}

/** A turning ring for a short wait. It stands still under reduced motion. */
export const Spinner = ({ label }: SpinnerProps) => (
  <svg
    viewBox="0 0 24 24"
    focusable="false"
    className={styles.spinner}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <circle cx="12" cy="12" r="9" className={styles.track} />
    <path d="M12 3a9 9 0 0 1 9 9" />
  </svg>
)

import * as styles from './Spinner.css'

export interface SpinnerProps {
  /** Accessible name. Without it the spinner is hidden from screen readers. */
  label?: string | undefined
}

/** A ring that spins during a short wait. Static under reduced motion. */
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

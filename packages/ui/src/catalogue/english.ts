/** The texts of the library itself. A new language is a new object of this type. */
export interface UiText {
  close: string
  showPassword: string
  hidePassword: string
  country: string
  /** @param position 1-based position of the box @param length number of boxes */
  otpDigit: (position: number, length: number) => string
  previous: string
  next: string
  pause: string
  play: string
  /** @param position 1-based position of the slide @param count number of slides */
  slide: (position: number, count: number) => string
  carousel: string
  /** The role description of a slide. */
  slideKind: string
  notifications: string
  /** @param value number of stars @param max maximum number of stars */
  rating: (value: number, max: number) => string
  openMenu: string
  closeMenu: string
  collapseNavigation: string
  expandNavigation: string
  required: string
  skipToContent: string
  mainNavigation: string
  footerNavigation: string
  /** Accessible name of a message's icon, by tone. */
  tone: Record<'info' | 'success' | 'warning' | 'danger', string>
}

/** The English texts. */
export const englishUiText: UiText = {
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  country: 'Country',
  otpDigit: (position, length) => `Digit ${position} of ${length}`,
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (position, count) => `Slide ${position} of ${count}`,
  carousel: 'carousel',
  slideKind: 'slide',
  notifications: 'Notifications',
  rating: (value, max) => `${value} out of ${max} stars`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  collapseNavigation: 'Collapse navigation',
  expandNavigation: 'Expand navigation',
  required: 'required',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  tone: { info: 'Note', success: 'Done', warning: 'Warning', danger: 'Error' },
}

/** The library's own texts in English. */
export const text = {
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  country: 'Country',
  /** @param position 1-based position of the box @param length number of boxes */
  otpDigit: (position: number, length: number) => `Digit ${position} of ${length}`,
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  /** @param position 1-based position of the slide @param count number of slides */
  slide: (position: number, count: number) => `Slide ${position} of ${count}`,
  carousel: 'carousel',
  /** The role description of a slide. */
  slideKind: 'slide',
  notifications: 'Notifications',
  /** @param value number of stars @param max maximum number of stars */
  rating: (value: number, max: number) => `${value} out of ${max} stars`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  collapseNavigation: 'Collapse navigation',
  expandNavigation: 'Expand navigation',
  required: 'required',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  /** Accessible name of a message's icon, by tone. */
  tone: { info: 'Note', success: 'Done', warning: 'Warning', danger: 'Error' },
} as const

/** The themes a visitor can choose. */
export const themeNames = ['light', 'dark', 'contrast'] as const

/** A chosen theme. */
export type ThemeName = (typeof themeNames)[number]

/**
 * Shows a theme on the whole page.
 * @param choice a theme, or `system` to follow the visitor's colour scheme and contrast settings
 * @param root the element that carries the choice; the page's own by default
 */
export const applyTheme = (choice: ThemeName | 'system', root: HTMLElement = document.documentElement): void => {
  if (choice === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = choice
}

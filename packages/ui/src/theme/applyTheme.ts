/** Themes that a user can select. */
export const themeNames = ['light', 'dark', 'contrast'] as const

export type ThemeName = (typeof themeNames)[number]

/**
 * Applies a theme to the page.
 * @param choice a theme, or `system` to follow the system's colour scheme and contrast settings
 * @param root the element that receives the `data-theme` attribute; the root element by default
 */
export const applyTheme = (choice: ThemeName | 'system', root: HTMLElement = document.documentElement): void => {
  if (choice === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = choice
}

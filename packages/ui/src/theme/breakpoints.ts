/** Media queries, for `'@media': { [media.tablet]: … }`. */
export const media = {
  /** From 768 px: two columns, the full top bar. */
  tablet: '(min-width: 768px)',
  /** Below 768 px. */
  belowTablet: '(max-width: 767.98px)',
  /** From 1024 px: side navigation beside the content. */
  desktop: '(min-width: 1024px)',
  /** Below 1024 px. */
  belowDesktop: '(max-width: 1023.98px)',
  /** From 1024 to 1239 px. */
  desktopOnly: '(min-width: 1024px) and (max-width: 1239.98px)',
  /** From 1240 px: three columns. */
  wide: '(min-width: 1240px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Touch rather than mouse. */
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
} as const

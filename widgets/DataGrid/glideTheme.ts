import type { Theme } from '@glideapps/glide-data-grid'
import type { GridPalette } from './gridPalette'

/** Glide's theme, derived; no colour is written a second time. */
export function glideTheme(palette: GridPalette): Partial<Theme> {
  return {
    accentColor: palette.accent,
    accentFg: palette.surface,
    accentLight: palette.selection,
    textDark: palette.text,
    textMedium: palette.textWeak,
    textLight: palette.textWeak,
    bgCell: palette.surface,
    bgCellMedium: palette.page,
    bgHeader: palette.page,
    bgHeaderHasFocus: palette.accentWeak,
    bgHeaderHovered: palette.rowHover,
    textHeader: palette.text,
    textGroupHeader: palette.text,
    textHeaderSelected: palette.text,
    borderColor: palette.line,
    horizontalBorderColor: palette.line,
    headerBottomBorderColor: palette.line,
    linkColor: palette.accent,
    resizeIndicatorColor: palette.accent,
    fontFamily: palette.fontFamily,
    baseFontStyle: '13px',
    headerFontStyle: '600 13px',
    cellHorizontalPadding: 8,
    cellVerticalPadding: 3,
  }
}

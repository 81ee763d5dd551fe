import { lazy } from 'react'
import { Button } from '../../widgets/Button'
import { CheckField } from '../../widgets/CheckField'
import { GridColumnMenu } from '../../widgets/DataGrid/GridColumnMenu'
import { DateField } from '../../widgets/DateField'
import { DateRange } from '../../widgets/DateRange'
import { EmployeeField } from '../../widgets/EmployeeField'
import { Field } from '../../widgets/Field'
import { IconButton } from '../../widgets/IconButton'
import { LookupField } from '../../widgets/LookupField'
import { MonthField } from '../../widgets/MonthField'
import { MultiSelect } from '../../widgets/MultiSelect'
import { NumberField } from '../../widgets/NumberField'
import { PasswordField } from '../../widgets/PasswordField'
import { SelectField } from '../../widgets/SelectField'
import { Skeleton } from '../../widgets/Skeleton'
import { StatusChip } from '../../widgets/StatusChip'
import { Tabs } from '../../widgets/Tabs'
import { TextArea } from '../../widgets/TextArea'
import { TextField } from '../../widgets/TextField'
import type { Widgets } from '../render/widgetContract'
import { LoadedGrid } from './LoadedGrid'

const KpiTiles = lazy(() => import('../../widgets/KpiTiles').then(piece => ({ default: piece.KpiTiles })))
const Chart = lazy(() => import('../../widgets/Chart/Chart').then(piece => ({ default: piece.Chart })))
const Matrix = lazy(() => import('../../widgets/Matrix/Matrix').then(piece => ({ default: piece.Matrix })))
const Editor = lazy(() => import('../../widgets/Editor').then(piece => ({ default: piece.Editor })))
const RichText = lazy(() => import('../../widgets/RichText').then(piece => ({ default: piece.RichText })))
// Rare in lists, so no list fetches them before its first rows.
const ChoiceGroup = lazy(() =>
  import('../../widgets/ChoiceGroup').then(piece => ({ default: piece.ChoiceGroup })),
)
const CheckBox = lazy(() => import('../../widgets/CheckBox').then(piece => ({ default: piece.CheckBox })))
const ScanField = lazy(() => import('../../widgets/ScanField').then(piece => ({ default: piece.ScanField })))
const MonthRange = lazy(() =>
  import('../../widgets/MonthRange').then(piece => ({ default: piece.MonthRange })),
)
const NumberRange = lazy(() =>
  import('../../widgets/NumberRange').then(piece => ({ default: piece.NumberRange })),
)
const SourcingGroupField = lazy(() =>
  import('../../widgets/SourcingGroupField').then(piece => ({ default: piece.SourcingGroupField })),
)
const PrintPreview = lazy(() =>
  import('../../widgets/PrintSheet/PrintPreview').then(piece => ({ default: piece.PrintPreview })),
)
const Dialog = lazy(() => import('../../widgets/Dialog').then(piece => ({ default: piece.Dialog })))

/** Which component draws what. The grid, charts and dialogs bring libraries with them, so each comes in a piece of its own. */
export const widgetRegistry: Widgets = {
  Field,
  TextField,
  ScanField,
  TextArea,
  PasswordField,
  Editor,
  RichText,
  SelectField,
  CheckField,
  MultiSelect,
  DateField,
  DateRange,
  MonthField,
  MonthRange,
  NumberRange,
  ChoiceGroup,
  CheckBox,
  SourcingGroupField,
  NumberField,
  LookupField,
  EmployeeField,
  StatusChip,
  Button,
  IconButton,
  Tabs,
  Skeleton,
  Dialog,
  PrintPreview,
  DataGrid: LoadedGrid,
  GridColumnMenu,
  KpiTiles,
  Chart,
  Matrix,
}

export { Avatar, type AvatarProps } from './components/Avatar/Avatar';
export { Badge, type BadgeProps, type BadgeTone } from './components/Badge/Badge';
export { BarChart } from './components/BarChart/BarChart';
export type { BarChartProps, ChartBar } from './components/BarChart/bar-chart';
export { Box, type BoxProps } from './components/Box/Box';
export { Button, type ButtonProps } from './components/Button/Button';
export type { ButtonTone } from './components/Button/ButtonContent';
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink/ButtonLink';
export { Card, type CardProps } from './components/Card/Card';
export { CardPart, type CardPartProps } from './components/Card/CardPart';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox';
export { type Chip, ChipChoice, type ChipChoiceProps } from './components/ChipChoice/ChipChoice';
export { ChoiceField, type ChoiceFieldProps } from './components/ChoiceField/ChoiceField';
export { Columns, type ColumnsProps } from './components/Columns/Columns';
export { Dialog, type DialogProps } from './components/Dialog/Dialog';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState';
export { Field, type FieldProps } from './components/Field/Field';
export { descriptionOf, FieldFrame } from './components/Field/FieldFrame';
export { Form, type FormProps } from './components/Form/Form';
export { formMark, useFirstError } from './components/Form/first-error';
export { Heading, type HeadingProps } from './components/Heading/Heading';
export { Icon, type IconProps } from './components/Icon/Icon';
export type { IconName } from './components/Icon/paths';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton';
export { Inline, type InlineProps } from './components/Inline/Inline';
export { LinesField, type LinesFieldProps } from './components/LinesField/LinesField';
export { Link, type LinkProps } from './components/Link/Link';
export { List, type ListProps } from './components/List/List';
export { ListRow, type ListRowProps } from './components/List/ListRow';
export { Loader, type LoaderProps } from './components/Loader/Loader';
export { formatPaise, groupIndian } from './components/Money/format-paise';
export { Money, type MoneyProps } from './components/Money/Money';
export { MoneyBar, type MoneyBarPart, type MoneyBarProps } from './components/MoneyBar/MoneyBar';
export { MoneyField, type MoneyFieldProps } from './components/MoneyField/MoneyField';
export { type Navigate, NavigationProvider } from './components/NavigationProvider/NavigationProvider';
export { Notice, type NoticeProps } from './components/Notice/Notice';
export { OtpField, type OtpFieldProps } from './components/OtpField/OtpField';
export { nationalMobile } from './components/PhoneField/indian-mobile';
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField';
export { ProgressLine, type ProgressLineProps } from './components/ProgressLine/ProgressLine';
export { ProgressBar, type ProgressBarProps } from './components/ProgressSteps/ProgressBar';
export {
  type ProgressStep,
  ProgressSteps,
  type ProgressStepsProps,
} from './components/ProgressSteps/ProgressSteps';
export { type RadioCard, RadioCards, type RadioCardsProps } from './components/RadioCards/RadioCards';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select';
export { Sheet, type SheetProps } from './components/Sheet/Sheet';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton';
export { SkipLink } from './components/SkipLink/SkipLink';
export { Sparkline, type SparklineProps } from './components/Sparkline/Sparkline';
export { Stack, type StackProps } from './components/Stack/Stack';
export { StarField, type StarFieldProps } from './components/StarField/StarField';
export { Stars, type StarsProps } from './components/Stars/Stars';
export { Stat, type StatProps } from './components/Stat/Stat';
export { SumList, type SumListProps, type SumListRow } from './components/SumList/SumList';
export { Switch, type SwitchProps } from './components/Switch/Switch';
export { type TabLink, TabLinks, type TabLinksProps } from './components/TabLinks/TabLinks';
export type { TableBand } from './components/Table/BandRow';
export { Table, type TableColumn, type TableProps } from './components/Table/Table';
export { Text, type TextProps, type TextTone } from './components/Text/Text';
export { Thumbnail, type ThumbnailProps } from './components/Thumbnail/Thumbnail';
export {
  Timeline,
  type TimelineEntry,
  type TimelineProps,
  type TimelineState,
} from './components/Timeline/Timeline';
export { type ToastContent, ToastRegion, useToast } from './components/Toast/Toast';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden';

import type { FieldProps } from '@haat/design-system';
import type { UploadView } from '@haat/machines/upload';
import type { ImageSources, MediaFile, Price, Product, ProductSummary, SummaryCover } from '@haat/openapi';
import { type ComponentType, createContext, useContext } from 'react';
import type { ChannelPlatform } from '../../kind';

interface RichFieldProps
  extends Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onLeave' | 'optional' | 'rows'> {
  label: string;
  maxLength: number;
  help?: string;
  error?: string;
}

interface ProductDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  filter: { status: 'published' };
  isOffered: (product: ProductSummary) => boolean;
  chosen: readonly string[];
  isMultiple: boolean;
  onChoose: (product: ProductSummary | null) => void;
}

/** A channel, group or server that a bot can admit members to. */
export interface EditorChannel {
  id: string;
  title: string;
  status: 'ready' | 'missingRights' | 'lost';
  /** Of a chat. */
  type?: 'channel' | 'group';
  /** Of a server, the highest first. */
  roles?: readonly EditorRole[];
}

export interface EditorRole {
  id: string;
  name: string;
  /** Whether the bot can give it. */
  isAssignable: boolean;
  reason: 'aboveBot' | 'managed' | null;
}

/** Uploads of one field, which go on when another step or screen is looked at. */
export interface FieldUploads {
  uploads: readonly UploadView[];
  /** `replaces`: the file whose content they become. */
  choose: (files: readonly File[], replaces?: Pick<MediaFile, 'mediaId' | 'purpose' | 'playback'>) => void;
  send: (key: string, type: 'pause' | 'resume' | 'retry' | 'cancel' | 'take') => void;
  /** The same file again, for one that the device has not kept. */
  pick: (key: string, file: File) => void;
}

interface MediaDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (file: MediaFile) => void;
}

/** What the editor gives to the fields of every kind: components and data of the app, which this package does not import. */
export interface EditorTools {
  /** The installation has rooms for live sessions. */
  hasOwnRooms: () => boolean;
  /** A text kept as Markdown. */
  RichField: ComponentType<RichFieldProps>;
  /** A small picture of a product. */
  Cover: ComponentType<{ product: { id: string; cover: ImageSources | SummaryCover | null } }>;
  /** A search among the creator's products. */
  ProductDialog: ComponentType<ProductDialogProps>;
  priceText: (prices: readonly Price[]) => string;
  /** Published versions of products by id, as far as loaded. */
  useProductsById: (ids: readonly string[]) => ReadonlyMap<string, Product>;
  /** The creator's connected channels or servers; null while they are not loaded, and where there is no bot. */
  useChannels: (platform: ChannelPlatform) => readonly EditorChannel[] | null;
  /** Uploads for a field of the product, by the name of the field. */
  useUploads: (field: string) => FieldUploads;
  /** Those of all fields whose names begin with this one and a dot. */
  useUploadsBelow: (field: string) => FieldUploads;
  /** The files that were uploaded before. */
  MediaDialog: ComponentType<MediaDialogProps>;
  /** An uploaded file; null while it is not loaded. */
  useMediaFile: (mediaId: string) => MediaFile | null;
}

const Tools = createContext<EditorTools | null>(null);

export const EditorToolsProvider = Tools.Provider;

/** Throws outside of an editor. */
export function useEditorTools(): EditorTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error('Fields of a kind need an editor that provides EditorTools');
  return tools;
}

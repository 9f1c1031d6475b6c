import type { WalletAdapter } from './adapter';
import { engine } from './engine';
import { hub88 } from './hub88';
import { novalink } from './novalink';
import type { WalletProtocol } from './protocols';
import { softswiss } from './softswiss';

export const walletAdapters: Readonly<Record<WalletProtocol, WalletAdapter>> = {
  NOVALINK: novalink,
  HUB88: hub88,
  ENGINE: engine,
  SOFTSWISS: softswiss,
};

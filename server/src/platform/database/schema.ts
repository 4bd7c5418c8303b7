import type { Origin, Role } from '@rto-desk/contract/access';
import type { CitizenValues } from '@rto-desk/contract/citizen';
import type { DeclaredKind } from '@rto-desk/contract/kinds/index';
import type { KindValues } from '@rto-desk/contract/kinds/kind';
import type { VehicleValues } from '@rto-desk/contract/vehicle';
import type { ColumnType, Generated } from 'kysely';

/**
 * The tables as TypeScript sees them; `server/migrations` says what their rows are. Dates and timestamps
 * arrive as PostgreSQL writes them (strings), numerics as decimal strings.
 */
export type Timestamp = ColumnType<string, string | undefined, string>;

interface Stamped {
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface BranchesTable {
  id: Generated<number>;
  name: string;
  code: string | null;
}

export interface UsersTable extends Stamped {
  id: Generated<number>;
  name: string;
  phone: string;
  email: string | null;
  password_hash: string;
  role: Generated<Role>;
  branch_id: number | null;
  citizen_id: number | null;
}

export interface SessionsTable {
  token_hash: Buffer;
  user_id: number;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  idle_seconds: number;
  expires_at: ColumnType<string, string, string>;
}

export interface SecretsTable {
  name: string;
  value: Buffer;
}

export type CitizensTable = CitizenValues &
  Stamped & {
    id: Generated<number>;
    branch_id: number | null;
    owner_id: number | null;
    created_by: number | null;
  };

interface RecordColumns extends Stamped {
  id: Generated<number>;
  citizen_id: number;
  origin: Origin;
  created_by: number | null;
}

export type VehiclesTable = VehicleValues & RecordColumns;

/** What the tables of all document kinds share; a vehicle's documents also name the vehicle. */
export interface DocumentColumns extends RecordColumns {
  vehicle_id: number;
  file_id: string | null;
}

type DocumentTables = {
  [K in DeclaredKind as K['collection']]: KindValues<K> &
    (K['owner'] extends 'vehicle' ? DocumentColumns : Omit<DocumentColumns, 'vehicle_id'>);
};

export interface FilesTable {
  id: string;
  media_type: string;
  size: number;
  sha256: string;
  original_name: string | null;
  created_by: number | null;
  created_at: Timestamp;
  removed_at: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface Database extends DocumentTables {
  branches: BranchesTable;
  users: UsersTable;
  sessions: SessionsTable;
  secrets: SecretsTable;
  citizens: CitizensTable;
  vehicles: VehiclesTable;
  files: FilesTable;
}

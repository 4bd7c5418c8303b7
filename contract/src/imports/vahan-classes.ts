import type { vehicleTypes } from '../vehicle.ts';

interface ClassesOfType {
  type: (typeof vehicleTypes)[number];
  /** As VAHAN and registration certificates write them, with semicolons between them. */
  classes: string;
}

/**
 * VAHAN's vehicle classes, and what offices write beside them, by the type that they are stored as. A class that fits no type is
 * not in it: its cell is left out. Source: class lists of the VAHAN dashboard and of the Central Motor Vehicles Rules (rule 2 and
 * the notification S.O. 1248(E) of 2004), read in November 2026.
 */
export const vahanClasses: readonly ClassesOfType[] = [
  {
    type: 'MCWG',
    classes: `M-Cycle/Scooter; Motor Cycle/Scooter-Used For Hire; Motor Cycle/Scooter-SideCar(T); Motor Cycle/Scooter-With Trailer;
      M-Cycle/Scooter-With Side Car; Moped; Motorised Cycle (CC > 25cc); Motorised Cycle; 2WN; 2WT; Two Wheeler(NT);
      Two Wheeler(T); Two Wheeler; Bike; Scooty; Activa; Splendor`,
  },
  {
    type: 'LMV',
    classes: `Motor Car; Motor Caravan; LMV; LMV (NT); LMV-NT; Light Motor Vehicle; Omni Bus (Private Use);
      Private Service Vehicle (Individual Use); Quadricycle (Private); Sedan; SUV; MUV; MPV Car; Hatchback; Innova; Bolero; Scorpio; Jeep; Car;
      Four Wheeler; 4WN`,
  },
  {
    type: 'LGV',
    classes: `LGV; Light Goods Vehicle; Light Goods Carrier; LMV Goods; Goods Carrier (LGV); Pick-up; Pickup Van; Tata Ace; Ace; Chhota Hathi;
      Magic Goods; Bolero Pickup; 407`,
  },
  { type: 'MGV', classes: `MGV; Medium Goods Vehicle; Medium Goods Carrier; Goods Carrier (MGV)` },
  {
    type: 'TRANS(HGV)',
    classes: `HGV; Goods Carrier; Goods Carrier (HGV); Heavy Goods Vehicle; Heavy Goods Carrier; Articulated Vehicle; Dumper; Dumper/Tipper; Tipper;
      Tipper 6 Wheel; Tipper 10 Wheel; Tipper 12 Wheel; 6 Wheeler; 10 Wheeler; 12 Wheeler; 14 Wheeler; 16 Wheeler; 18 Wheeler; 22 Wheeler;
      Truck-10 tyre; Truck-12 tyre; Truck-14 tyre; Truck; Lorry; Hyva; Haiwa; Trala; Tanker; Container; Trailer (Commercial); Trailer Truck;
      Semi-Trailer (Commercial); Modular Hydraulic Trailer; Tractor (Commercial); Tractor-Trolley(Commercial); Puller Tractor; हाईवा; डम्पर; डंपर;
      ट्रेलर; टिपर; ट्रक`,
  },
  {
    type: 'E-Rikshaw/E-Cart',
    classes: `e-Rickshaw(P); e-Rickshaw with Cart (G); E-Rickshaw; e-Cart; Battery Rickshaw; ई-रिक्शा`,
  },
  { type: 'Road Roller', classes: `Road Roller` },
  {
    type: 'Construction Equipment Vehicle',
    classes: `Construction Equipment Vehicle; Construction Equipment Vehicle (Commercial); Excavator (Commercial); Excavator (NT);
      Excavator; Earth Moving Equipment; Bulldozer; Fork Lift; Crane Mounted Vehicle; Crane; JCB; Poclain; Poclane; Backhoe Loader;
      Vehicle Fitted With Rig; Vehicle Fitted With Compressor`,
  },
  { type: 'Adapted Vehicle', classes: `Adapted Vehicle; Invalid Carriage; 4WIC; 3WIC` },
  {
    type: 'Agriculture Trailer',
    classes: `Trailer (Agricultural); Agricultural Trailer; Trailer; Trailor; Trolley; ट्रॉली`,
  },
  {
    type: 'Agriculture Tractor',
    classes: `Agricultural Tractor; Tractor; Tractor (Agricultural); Power Tiller; ट्रैक्टर`,
  },
  {
    type: 'Three Wheeler',
    classes: `Three Wheeler (Passenger); Three Wheeler (Goods); Three Wheeler (Personal); Three Wheeler; 3WT; 3WN; Auto; Auto Rickshaw; Ape; Tempo;
      ऑटो; ऑटो रिक्शा`,
  },
  {
    type: 'Motor Cab',
    classes: `Motor Cab; Luxury Cab; Taxi; Tourist Taxi; Quadricycle (Commercial); LPV; टैक्सी`,
  },
  { type: 'Maxi Cab', classes: `Maxi Cab; Tempo Traveller; Magic; Winger; Traveller` },
  {
    type: 'Bus',
    classes: `Bus; School Bus; Educational Institution Bus; Omni Bus; Mini Bus; Private Service Vehicle; Passenger Bus; HPV; MPV; Heavy Passenger
      Vehicle; Medium Passenger Vehicle; Stage Carriage; बस; स्कूल बस`,
  },
];
